import { defineConfig } from 'vitest/config'

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
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
