import { useSession } from '@closyyy/platform/session'
import { HubPage } from '../components/hub-page.tsx'
import { SettingsLinks } from '../components/settings-links.tsx'
import { DescriptionForm } from '../features/profile/description-form.tsx'
import { PictureForm } from '../features/profile/picture-form.tsx'
import { useProfileText } from '../features/profile/profile-text.ts'

export function Component() {
  const t = useProfileText()
  const userId = useSession()?.userId
  return (
    <HubPage title={t('edit.title')} lead={t('edit.lead')}>
      <SettingsLinks />
      <PictureForm />
      {userId !== undefined && <DescriptionForm userId={userId} />}
    </HubPage>
  )
}
