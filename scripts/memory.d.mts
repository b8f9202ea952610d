export const MEMORY: Record<string, string>
