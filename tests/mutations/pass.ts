import type { Mutation } from './mutations.ts'

const STATEMENT = 'shared/pass/statement.test.ts'

export const PASS: readonly Mutation[] = [
  {
    promise: 'A proof is valid only for the challenge of its statement',
    file: 'shared/pass/proof.ts',
    from: ' && challengeOf(relation, commitments) === challenge',
    to: '',
    test: 'shared/pass/request.test.ts',
  },
  {
    promise: 'The challenge is of every element, also of those in no equation',
    file: 'shared/pass/proof.ts',
    from: '...Object.values(elements).map(',
    to: '...Object.values(elements).slice(0, 6).map(',
    test: STATEMENT,
  },
  {
    promise: 'Each secret of a proof has a blind of its own',
    file: 'shared/pass/proof.ts',
    from: 'const blinds = witness.map(() => randomScalar(fill))',
    to: 'const one = randomScalar(fill)\n  const blinds = witness.map(() => one)',
    test: 'shared/pass/presentation.test.ts',
  },
  {
    promise: 'A scalar has one encoding',
    file: 'shared/pass/group.ts',
    from: 'read?.every(scalar => scalar < ORDER) ? read : undefined',
    to: 'read',
    test: STATEMENT,
  },
  {
    promise: 'A proof is bound to the key of the issuer',
    file: 'shared/pass/presentation.ts',
    from: 'm1Commit, V, X0, X1, X2, M2 }',
    to: 'm1Commit, V, X1, X2, M2 }',
    test: STATEMENT,
  },
  {
    promise: 'A presentation is bound to the request that it belongs to',
    file: 'shared/pass/presentation.ts',
    from: 'concatBytes(text(DOMAIN.presentation), bound)',
    to: 'text(DOMAIN.presentation)',
    test: 'shared/pass/presentation.test.ts',
  },
  {
    promise: 'Every tag is of the secret of the credential',
    file: 'shared/pass/presentation.ts',
    from: "      ...tags.map((_, at): Equation => [`base${at}`, ['m1', `tag${at}`]]),\n",
    to: '',
    test: STATEMENT,
  },
  {
    promise: 'A presentation shows at least one tag',
    file: 'shared/pass/presentation.ts',
    from: 'uses.length > 0 &&\n  ',
    to: '',
    test: 'shared/pass/presentation.test.ts',
  },
  {
    promise: 'A browser takes no credential of another key than the published one',
    file: 'shared/pass/response.ts',
    from: '  if (!isProven(relation, response.subarray(POINTS_LENGTH))) return undefined\n',
    to: '',
    test: 'shared/pass/response.test.ts',
  },
  {
    promise: 'Nobody shows a presentation without a credential',
    file: 'shared/pass/presentation.ts',
    from: '  if (!isProven(relation, presentation.subarray(-proofLength(3)))) return undefined\n',
    to: '',
    test: 'shared/pass/presentation.test.ts',
  },
]
