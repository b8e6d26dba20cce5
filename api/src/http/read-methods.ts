/** Returns whether requests of a method only read; `HEAD` runs the handler of `GET`. */
export const isRead = (method: string) => method === 'GET' || method === 'HEAD'
