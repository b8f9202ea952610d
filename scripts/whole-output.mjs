// With --test-force-exit a test file ends before a pipe has taken what it reported, and tests go uncounted: https://github.com/nodejs/node/issues/64833
process.stdout._handle?.setBlocking?.(true)
