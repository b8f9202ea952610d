// Finds the browser for the journeys, and installs Debian's where possible.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'

/** The headless shell comes first: it renders pages without a browser window, in half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]

/** Path of an installed Chromium or Chrome, if possible headless, or undefined. `CHROME_PATH` takes precedence. */
export function findBrowser(env = process.env) {
  const named = env.CHROME_PATH ? [env.CHROME_PATH] : []
  const inPath = (env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .flatMap(folder => NAMES.map(name => join(folder, name)))
  const usual = NAMES.slice(0, 2).map(name => `/usr/bin/${name}`)
  return [...named, ...usual, ...inPath, ...usualPlaces(env)].find(isProgram)
}

/** Path of a browser, undefined if there is none. As root on a Debian-like system, installs one where it is missing. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found || process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return found
  console.log('No browser here: installing Debian’s Chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
  ])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  return findBrowser()
}

function usualPlaces(env) {
  const windows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows.filter(Boolean).map(folder => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
  ]
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
