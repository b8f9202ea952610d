// With --test-force-exit a test file exits before its report is written to the pipe, and tests are not counted:
// https://github.com/nodejs/node/issues/64833
process.stdout._handle?.setBlocking?.(true)
