import * as styles from './captcha-dialog.module.css'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** Shows a CAPTCHA above everything, open dialogs included. @returns what it posted @throws if the dialog is closed */
export function askCaptcha(page: string): Promise<string> {
  const texts = document.documentElement.lang === 'ur' ? ur : en
  const dialog = Object.assign(document.createElement('dialog'), { className: styles.dialog })
  const heading = Object.assign(document.createElement('h2'), { className: styles.heading, textContent: texts.title })
  const frame = Object.assign(document.createElement('iframe'), { className: styles.frame, src: page })
  frame.title = texts.title
  const close = Object.assign(document.createElement('button'), { type: 'button', className: styles.close })
  close.textContent = texts.close
  close.addEventListener('click', () => dialog.close())
  dialog.setAttribute('aria-label', texts.title)
  dialog.append(heading, frame, close)
  document.body.append(dialog)
  dialog.showModal()
  return responseOf(dialog, frame, new URL(page).origin)
}

/** Waits for the message of the frame, or the end of the dialog, which it removes. */
function responseOf(dialog: HTMLDialogElement, frame: HTMLIFrameElement, pageOrigin: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== pageOrigin || typeof data?.captcha !== 'string') return
      resolve(data.captcha)
      dialog.close()
    }
    window.addEventListener('message', onMessage)
    dialog.addEventListener('close', () => {
      window.removeEventListener('message', onMessage)
      dialog.remove()
      reject(new Error('The CAPTCHA was closed.'))
    })
  })
}
