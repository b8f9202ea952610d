export function isBuilt(): boolean
export function sourcesNow(): string
export function stampBuild(sources: string): void
