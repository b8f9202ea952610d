import type { Endpoints } from '../endpoint.ts'

export const QUESTIONS_ENDPOINTS = {
  companyQuestions: { method: 'GET', path: '/companies/:slug/questions', auth: 'none' },
  similarQuestions: { method: 'GET', path: '/companies/:slug/questions/similar', auth: 'none' },
  questions: { method: 'GET', path: '/questions', auth: 'none' },
  question: { method: 'GET', path: '/questions/:id', auth: 'none' },
  reportQuestion: { method: 'POST', path: '/questions/:id/report', auth: 'none', status: 202 },
  reportAnswer: { method: 'POST', path: '/answers/:id/report', auth: 'none', status: 202 },
  markAnswer: { method: 'POST', path: '/answers/:id/helpful', auth: 'optional' },
  unmarkAnswer: { method: 'DELETE', path: '/answers/:id/helpful', auth: 'none' },
  askQuestion: { method: 'POST', path: '/question', auth: 'none', status: 201, unnamed: true, padded: true },
  sendMessage: { method: 'POST', path: '/message', auth: 'none', status: 201, unnamed: true, padded: true },
  ownMessage: { method: 'GET', path: '/my-message', auth: 'code', padded: true },
  editMessage: { method: 'PUT', path: '/my-message', auth: 'code', unnamed: true, padded: true },
  withdrawMessage: { method: 'DELETE', path: '/my-message', auth: 'code', unnamed: true, padded: true },
  ownerQuestions: { method: 'GET', path: '/co/questions', auth: 'owner' },
  answerQuestion: { method: 'POST', path: '/co/questions/:id/answer', auth: 'owner' },
  removeQuestion: { method: 'POST', path: '/co/questions/:id/remove', auth: 'owner' },
  removeAnswer: { method: 'POST', path: '/co/answers/:id/remove', auth: 'owner' },
} as const satisfies Endpoints
