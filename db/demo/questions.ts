import type { DemoQuestion } from './types.ts'

export type { DemoAnswerText, DemoQuestion } from './types.ts'

export const demoQuestions = (): DemoQuestion[] => []
