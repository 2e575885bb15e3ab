import { defineConfig } from 'vitest/config'

/** What is waited for may take as long on a busy machine; a second is what a quiet one needs. */
const patience = { poll: { timeout: 20_000 } }

/**
 * Rules and doors run against a copy of the seeded database; journeys drive a browser through the built shop. Both in
 * one run would have the browser compete with the rest for the machine.
 */
export default defineConfig({
  test: {
    globalSetup: 'tests/database.ts',
    projects: [
      {
        test: {
          name: 'rules and doors',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/journeys/**'],
          // On a busy machine a door with a database of its own takes a few seconds to open.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: patience,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patience,
        },
      },
    ],
  },
})
