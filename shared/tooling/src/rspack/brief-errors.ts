// Stands in for the federation runtime's table of error texts: what it throws still names the code and the page that
// explains it, and each unit is half a kilobyte lighter.
export const runtimeDescMap: Record<string, string> = {}
export const typeDescMap: Record<string, string> = {}
export const buildDescMap: Record<string, string> = {}
export const errorDescMap: Record<string, string> = {}
