import { IMPACT_PATH, LISTING_PATH } from '@closyyy/contract/paths'
import { createUsePageText } from '@closyyy/i18n/text'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { PageHead } from '../components/page-head.tsx'
import { Article, ArticleSection } from '../features/static-pages/article.tsx'
import { facts } from '../features/static-pages/facts.ts'
import en from '../features/static-pages/impact/messages/en.json'
import ur from '../features/static-pages/impact/messages/ur.json'

const useImpactText = createUsePageText({ name: 'storefront.impact', en, ur })
const sections = ['longer', 'money', 'quality', 'delivery', 'honest'] as const

export function Component() {
  const t = useImpactText()
  return (
    <>
      <PageHead title={t('title')} description={t('meta', facts)} path={IMPACT_PATH} />
      <Article
        title={t('title')}
        lead={t('lead')}
        action={
          <Link className={buttonClass({ kind: 'secondary' })} to={`${LISTING_PATH}/women`}>
            {t('shop')}
          </Link>
        }
      >
        {sections.map(section => (
          <ArticleSection key={section} heading={t(section)} text={t(`${section}.text`, facts)} />
        ))}
      </Article>
    </>
  )
}
