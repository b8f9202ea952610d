import bank from '../id/index.ts'

export default bank
