import { HOW_TO_SELL_PATH, MANAGED_PATH } from '@closyyy/contract/paths'
import { createUsePageText } from '@closyyy/i18n/text'
import { Link } from '@closyyy/platform/router'
import { PageHead } from '../components/page-head.tsx'
import { Article, ArticleSection } from '../features/static-pages/article.tsx'
import { ContactForm } from '../features/static-pages/contact/contact-form.tsx'
import { facts } from '../features/static-pages/facts.ts'
import en from '../features/static-pages/how-to-sell/messages/en.json'
import ur from '../features/static-pages/how-to-sell/messages/ur.json'
import { SellerActions } from '../features/static-pages/seller-actions.tsx'
import { Steps } from '../features/static-pages/steps.tsx'

const useHowToSellText = createUsePageText({ name: 'storefront.how-to-sell', en, ur })
const steps = ['steps.1', 'steps.2', 'steps.3', 'steps.4', 'steps.5', 'steps.6'] as const

export function Component() {
  const t = useHowToSellText()
  return (
    <>
      <PageHead title={t('title', facts)} description={t('meta', facts)} path={HOW_TO_SELL_PATH} />
      <Article
        title={t('title', facts)}
        lead={t('lead')}
        action={<SellerActions startLabel={t('start')} whatsappLabel={t('whatsapp')} />}
      >
        <ArticleSection heading={t('steps')}>
          <Steps steps={steps.map(step => ({ title: t(step), text: t(`${step}.text`, facts) }))} />
        </ArticleSection>
        <ArticleSection heading={t('fees')} text={t('fees.text', facts)} />
        <ArticleSection heading={t('good')} text={t('good.text')} />
        <ArticleSection heading={t('rules')} text={t('rules.text')} />
        <ArticleSection heading={t('managed')} text={t('managed.text')}>
          <p>
            <Link to={MANAGED_PATH}>{t('managed.link', facts)}</Link>
          </p>
        </ArticleSection>
        <ArticleSection id="contact" heading={t('contact')} text={t('contact.text', facts)}>
          <ContactForm />
        </ArticleSection>
      </Article>
    </>
  )
}
