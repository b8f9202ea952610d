export function findBrowser(env?: NodeJS.ProcessEnv): string | undefined
export function ensureBrowser(): string | undefined
