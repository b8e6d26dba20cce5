import { brand } from '@closyyy/contract/brand-identity'
import { createUsePageText } from '@closyyy/i18n/text'
import { ButtonLink } from '@closyyy/ui/button'
import { PageHead } from '../components/page-head.tsx'
import { Article, ArticleSection } from '../features/static-pages/article.tsx'
import en from '../features/static-pages/data-deletion/messages/en.json'
import ur from '../features/static-pages/data-deletion/messages/ur.json'
import { facts } from '../features/static-pages/facts.ts'
import { Steps } from '../features/static-pages/steps.tsx'

const useDeletionText = createUsePageText({ name: 'storefront.data-deletion', en, ur })
const steps = ['how.1', 'how.2', 'how.3'] as const
const sections = ['erased', 'stays', 'guests'] as const

/** How people have their account and data deleted. */
export function Component() {
  const t = useDeletionText()
  const mail = `mailto:${brand.email}?subject=${encodeURIComponent(t('mail.subject'))}`
  return (
    <>
      <PageHead title={t('title')} description={t('meta', facts)} path="/data-deletion" />
      <Article title={t('title')} lead={t('lead', facts)} action={<ButtonLink href={mail}>{t('mail')}</ButtonLink>}>
        <ArticleSection heading={t('how')}>
          <Steps steps={steps.map(step => ({ title: t(step), text: t(`${step}.text`, facts) }))} />
        </ArticleSection>
        {sections.map(section => (
          <ArticleSection key={section} heading={t(section)} text={t(`${section}.text`)} />
        ))}
      </Article>
    </>
  )
}
