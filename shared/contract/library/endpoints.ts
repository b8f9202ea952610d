import type { Endpoints } from '../endpoint.ts'

export const LIBRARY_ENDPOINTS = {
  posts: { method: 'GET', path: '/posts', auth: 'none' },
  post: { method: 'GET', path: '/posts/:slug', auth: 'none' },
  pageText: { method: 'GET', path: '/texts/:name', auth: 'none' },
  faqs: { method: 'GET', path: '/faqs', auth: 'none' },
  teamPosts: { method: 'GET', path: '/team/posts', auth: 'staff' },
  teamPost: { method: 'GET', path: '/team/posts/:key/:locale', auth: 'staff' },
  savePost: { method: 'POST', path: '/team/posts/:key/:locale', auth: 'staff', kilobytes: 160 },
  teamFaqs: { method: 'GET', path: '/team/faqs', auth: 'staff' },
  teamFaq: { method: 'GET', path: '/team/faqs/:key/:locale', auth: 'staff' },
  saveFaq: { method: 'POST', path: '/team/faqs/:key/:locale', auth: 'staff' },
} as const satisfies Endpoints
