import type { Endpoints } from '../endpoint.ts'
import { PICTURE_KINDS, PROOF_KINDS } from '../../rules/file-kinds.ts'
import { MOST_CLAIM_FILES } from './limits.ts'

export const OWNERS_ENDPOINTS = {
  claimCompany: {
    method: 'POST',
    path: '/claim-company',
    auth: 'none',
    status: 201,
    mayTakeFiles: { field: 'upload_files', kinds: PROOF_KINDS, count: MOST_CLAIM_FILES },
  },
  ownClaim: { method: 'POST', path: '/claim-company/own', auth: 'none' },
  confirmClaim: { method: 'POST', path: '/claim-company/own/confirm', auth: 'none' },
  answerClaim: { method: 'POST', path: '/claim-company/own/answer', auth: 'none' },
  ownerLogin: { method: 'POST', path: '/co/auth/login', auth: 'none' },
  ownerLogout: { method: 'POST', path: '/co/auth/logout', auth: 'owner' },
  forgotPassword: { method: 'POST', path: '/co/auth/forgot-password', auth: 'none', status: 202 },
  choosePassword: { method: 'POST', path: '/co/auth/choose-password', auth: 'none' },
  changePassword: { method: 'POST', path: '/co/auth/change-password', auth: 'owner' },
  ownerMe: { method: 'GET', path: '/co/me', auth: 'owner' },
  ownerProfile: { method: 'GET', path: '/co/companies/:name', auth: 'owner' },
  saveProfile: { method: 'POST', path: '/co/companies/:name', auth: 'owner' },
  ownerPlaces: { method: 'GET', path: '/co/places', auth: 'owner' },
  uploadProfileImage: {
    method: 'POST',
    path: '/co/companies/:name/upload-profile-image',
    auth: 'owner',
    takesFile: { field: 'image', kinds: PICTURE_KINDS },
  },
  uploadCoverImage: {
    method: 'POST',
    path: '/co/companies/:name/upload-cover-image',
    auth: 'owner',
    takesFile: { field: 'image', kinds: PICTURE_KINDS },
  },
  uploadGalleryImage: {
    method: 'POST',
    path: '/co/companies/:name/upload-gallery-image',
    auth: 'owner',
    takesFile: { field: 'image', kinds: PICTURE_KINDS },
  },
  changeAccount: { method: 'POST', path: '/co/account', auth: 'owner' },
  ownerColleagues: { method: 'GET', path: '/co/colleagues', auth: 'owner' },
  inviteColleague: { method: 'POST', path: '/co/colleagues', auth: 'owner', status: 201 },
  removeColleague: { method: 'DELETE', path: '/co/colleagues/:id', auth: 'owner' },
  ownerHistory: { method: 'GET', path: '/co/history', auth: 'owner' },
  teamProfile: { method: 'GET', path: '/team/companies/:id/profile', auth: 'staff' },
  setProfileBack: { method: 'POST', path: '/team/companies/:id/profile', auth: 'staff' },
  claimFile: { method: 'GET', path: '/team/claims/:id/files/:file', auth: 'staff', givesFile: true },
  memberships: { method: 'GET', path: '/team/memberships', auth: 'staff' },
  changeMembership: { method: 'POST', path: '/team/memberships/:id', auth: 'staff' },
} as const satisfies Endpoints
