import { BRIDGE_PRIVACY_PATH, DATA_DELETION_PATH, PRIVACY_PATH } from '@closyyy/contract/paths'
import { createUsePageText } from '@closyyy/i18n/text'
import { Link } from '@closyyy/platform/router'
import { PageHead } from '../components/page-head.tsx'
import { Article, ArticleSection } from '../features/static-pages/article.tsx'
import { facts } from '../features/static-pages/facts.ts'
import en from '../features/static-pages/privacy-policy-bridge/messages/en.json'
import ur from '../features/static-pages/privacy-policy-bridge/messages/ur.json'

const useBridgeText = createUsePageText({ name: 'storefront.privacy-policy-bridge', en, ur })
const sections = ['google', 'sharing', 'delivery', 'end', 'age'] as const

export function Component() {
  const t = useBridgeText()
  return (
    <>
      <PageHead title={t('title', facts)} description={t('meta', facts)} path={BRIDGE_PRIVACY_PATH} />
      <Article title={t('title', facts)} lead={t('lead', facts)}>
        {sections.map(section => (
          <ArticleSection key={section} heading={t(section)} text={t(`${section}.text`, facts)} />
        ))}
        <ArticleSection heading={t('more')}>
          <p>
            <Link to={PRIVACY_PATH}>{t('more.policy')}</Link>
          </p>
          <p>
            <Link to={DATA_DELETION_PATH}>{t('more.delete')}</Link>
          </p>
        </ArticleSection>
        <ArticleSection heading={t('contact')} text={t('contact.text', facts)} />
      </Article>
    </>
  )
}
