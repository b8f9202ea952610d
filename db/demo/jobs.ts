import type { DemoJob } from './types.ts'

export type { DemoJob } from './types.ts'

export const demoJobs = (): DemoJob[] => []
