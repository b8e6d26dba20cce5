import { ABOUT_PATH } from '@closyyy/contract/paths'
import { createUsePageText } from '@closyyy/i18n/text'
import { PageHead } from '../components/page-head.tsx'
import en from '../features/static-pages/about/messages/en.json'
import ur from '../features/static-pages/about/messages/ur.json'
import { Article, ArticleSection } from '../features/static-pages/article.tsx'
import { facts } from '../features/static-pages/facts.ts'
import { Steps } from '../features/static-pages/steps.tsx'

const useAboutText = createUsePageText({ name: 'storefront.about', en, ur })
const steps = ['how.1', 'how.2', 'how.3', 'how.4'] as const

export function Component() {
  const t = useAboutText()
  return (
    <>
      <PageHead title={t('title', facts)} description={t('meta', facts)} path={ABOUT_PATH} />
      <Article title={t('title', facts)} lead={t('lead', facts)}>
        <ArticleSection heading={t('idea')} text={t('idea.text', facts)} />
        <ArticleSection heading={t('find')} text={t('find.text', facts)} />
        <ArticleSection heading={t('how')}>
          <Steps steps={steps.map(step => ({ title: t(step), text: t(`${step}.text`, facts) }))} />
        </ArticleSection>
        <ArticleSection heading={t('where')} text={t('where.text', facts)} />
        <ArticleSection heading={t('contact')} text={t('contact.text', facts)} />
      </Article>
    </>
  )
}
