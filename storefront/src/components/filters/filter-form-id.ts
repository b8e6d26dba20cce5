/** Id of the form of filters, for the sort select outside of it. */
export const FILTER_FORM = 'filters'
