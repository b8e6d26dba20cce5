/** Key in local storage, set while a tab of this browser can share its session with a new one (SESSION-8). */
export const SHARED_SESSION_KEY = 'sharedSession'

/** Key in session storage, set while the session of this tab is that of another tab (SESSION-13). */
export const RECEIVED_SESSION_KEY = 'receivedSession'

/** Key in session storage, set from the end of a session in this tab until the next one (SESSION-18). */
export const ENDED_SESSION_KEY = 'endedSession'

/** Key in session storage of what a guest typed at the checkout (CHECKOUT-14). */
export const TYPED_GUEST_INFO_KEY = 'typedGuestInfo'

/** Key in session storage of an order whose response is missing, with a guest's details (CHECKOUT-17). */
export const UNANSWERED_ORDER_KEY = 'checkoutKey'

/** Key in session storage of what was typed into forms and not sent (UI-8). */
export const UNSENT_VALUES_KEY = 'unsentValues'

/** Key in session storage of what was typed for a sign-up. */
export const SIGN_UP_KEY = 'signUp'

/** Key in session storage of the picture for a sign-up. */
export const SIGN_UP_PICTURE_KEY = 'signUpPicture'

/** Key in local storage of the path that opens after a login through an emailed link. */
export const RETURN_TO_KEY = 'returnTo'
