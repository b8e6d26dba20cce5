import { RETURNS_PATH } from '@closyyy/contract/paths'
import { createUsePageText } from '@closyyy/i18n/text'
import { PageHead } from '../components/page-head.tsx'
import { Article, ArticleSection } from '../features/static-pages/article.tsx'
import en from '../features/static-pages/exchange-and-returns/messages/en.json'
import ur from '../features/static-pages/exchange-and-returns/messages/ur.json'
import { facts } from '../features/static-pages/facts.ts'

const useReturnsText = createUsePageText({ name: 'storefront.exchange-and-returns', en, ur })
const sections = ['before', 'arrives', 'wrong', 'mind', 'sellers', 'managed', 'contact'] as const

export function Component() {
  const t = useReturnsText()
  return (
    <>
      <PageHead title={t('title')} description={t('meta')} path={RETURNS_PATH} />
      <Article title={t('title')} lead={t('lead')}>
        {sections.map(section => (
          <ArticleSection key={section} heading={t(section)} text={t(`${section}.text`, facts)} />
        ))}
      </Article>
    </>
  )
}
