import { MANAGED_PATH } from '@closyyy/contract/paths'
import { formatPrice } from '@closyyy/i18n/money'
import { createUsePageText } from '@closyyy/i18n/text'
import { PageHead } from '../components/page-head.tsx'
import { Article, ArticleSection } from '../features/static-pages/article.tsx'
import { facts } from '../features/static-pages/facts.ts'
import { Guidelines } from '../features/static-pages/managed/guidelines.tsx'
import en from '../features/static-pages/managed/messages/en.json'
import ur from '../features/static-pages/managed/messages/ur.json'
import { SellerActions } from '../features/static-pages/seller-actions.tsx'
import { Steps } from '../features/static-pages/steps.tsx'

const useManagedText = createUsePageText({ name: 'storefront.managed', en, ur })
const steps = ['how.1', 'how.2', 'how.3', 'how.4'] as const

const EXAMPLE_PRICE = 10_000
const example = {
  price: formatPrice(EXAMPLE_PRICE),
  share: formatPrice((EXAMPLE_PRICE * (100 - facts.managedCommission)) / 100),
}

/** Managed selling (NAV-6). */
export function Component() {
  const t = useManagedText()
  return (
    <>
      <PageHead title={t('title', facts)} description={t('meta', facts)} path={MANAGED_PATH} />
      <Article
        title={t('title', facts)}
        lead={t('lead')}
        action={<SellerActions startLabel={t('start')} whatsappLabel={t('whatsapp')} />}
      >
        <ArticleSection heading={t('how')}>
          <Steps steps={steps.map(step => ({ title: t(step), text: t(`${step}.text`) }))} />
        </ArticleSection>
        <ArticleSection heading={t('included')} text={t('included.text')} />
        <ArticleSection heading={t('commission')} text={`${t('commission.text', facts)}\n${t('example', example)}`} />
        <ArticleSection heading={t('guidelines')}>
          <Guidelines
            lists={[
              { heading: t('accepted'), text: t('accepted.text') },
              { heading: t('not-accepted'), text: t('not-accepted.text') },
            ]}
          />
        </ArticleSection>
        <ArticleSection heading={t('returns')} text={t('returns.text', facts)} />
        <ArticleSection heading={t('contact')} text={t('contact.text', facts)}>
          <SellerActions startLabel={t('start')} whatsappLabel={t('whatsapp')} />
        </ArticleSection>
      </Article>
    </>
  )
}
