import { PRIVACY_PATH, TERMS_PATH } from '@closyyy/contract/paths'
import { createUsePageText } from '@closyyy/i18n/text'
import { Link } from '@closyyy/platform/router'
import { PageHead } from '../components/page-head.tsx'
import { Article, ArticleSection } from '../features/static-pages/article.tsx'
import { facts } from '../features/static-pages/facts.ts'
import en from '../features/static-pages/terms/messages/en.json'
import ur from '../features/static-pages/terms/messages/ur.json'

const useTermsText = createUsePageText({ name: 'storefront.terms', en, ur })
const sections = ['account', 'buying', 'selling', 'offers', 'fees', 'conduct', 'role'] as const

export function Component() {
  const t = useTermsText()
  return (
    <>
      <PageHead title={t('title')} description={t('meta', facts)} path={TERMS_PATH} />
      <Article title={t('title')} lead={t('lead', facts)}>
        {sections.map(section => (
          <ArticleSection key={section} heading={t(section, facts)} text={t(`${section}.text`, facts)} />
        ))}
        <ArticleSection heading={t('leaving')} text={t('leaving.text', facts)}>
          <p>
            <Link to={PRIVACY_PATH}>{t('privacy')}</Link>
          </p>
        </ArticleSection>
        <ArticleSection heading={t('contact')} text={t('contact.text', facts)} />
      </Article>
    </>
  )
}
