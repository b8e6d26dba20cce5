import { DATA_DELETION_PATH, PRIVACY_PATH } from '@closyyy/contract/paths'
import { createUsePageText } from '@closyyy/i18n/text'
import { Link } from '@closyyy/platform/router'
import { PageHead } from '../components/page-head.tsx'
import { Article, ArticleSection } from '../features/static-pages/article.tsx'
import { facts } from '../features/static-pages/facts.ts'
import en from '../features/static-pages/privacy-policy/messages/en.json'
import ur from '../features/static-pages/privacy-policy/messages/ur.json'

const usePolicyText = createUsePageText({ name: 'storefront.privacy-policy', en, ur })
const sections = ['collect', 'use', 'public', 'share', 'device', 'keep', 'age'] as const

export function Component() {
  const t = usePolicyText()
  return (
    <>
      <PageHead title={t('title')} description={t('meta', facts)} path={PRIVACY_PATH} />
      <Article title={t('title')} lead={t('lead')}>
        {sections.map(section => (
          <ArticleSection key={section} heading={t(section)} text={t(`${section}.text`, facts)} />
        ))}
        <ArticleSection heading={t('rights')} text={t('rights.text')}>
          <p>
            <Link to={DATA_DELETION_PATH}>{t('delete')}</Link>
          </p>
        </ArticleSection>
        <ArticleSection heading={t('contact')} text={t('contact.text', facts)} />
      </Article>
    </>
  )
}
