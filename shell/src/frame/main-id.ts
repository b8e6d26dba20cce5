/** Id of the element around the page. */
export const MAIN_ID = 'main'
