import { brand } from '@closyyy/contract/brand-identity'
import { DATA_DELETION_PATH } from '@closyyy/contract/paths'
import { ButtonLink } from '@closyyy/ui/button'
import { PageHead } from '../components/page-head.tsx'
import { Article, ArticleSection } from '../features/static-pages/article.tsx'
import { DeleteAccount } from '../features/static-pages/data-deletion/delete-account.tsx'
import { useDeletionText } from '../features/static-pages/data-deletion/deletion-text.ts'
import { facts } from '../features/static-pages/facts.ts'
import * as styles from '../features/static-pages/seller-actions.module.css'
import { Steps } from '../features/static-pages/steps.tsx'

const steps = ['how.1', 'how.2', 'how.3'] as const
const sections = ['erased', 'stays', 'guests'] as const

export function Component() {
  const t = useDeletionText()
  const mail = `mailto:${brand.email}?subject=${encodeURIComponent(t('mail.subject'))}`
  const actions = (
    <div className={styles.actions}>
      <DeleteAccount />
      <ButtonLink kind="secondary" href={mail}>
        {t('mail')}
      </ButtonLink>
    </div>
  )
  return (
    <>
      <PageHead title={t('title')} description={t('meta', facts)} path={DATA_DELETION_PATH} />
      <Article title={t('title')} lead={t('lead', facts)} action={actions}>
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
