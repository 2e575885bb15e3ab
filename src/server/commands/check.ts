import { command } from '../terminal/command.ts'
import { lint, runTool, step, types } from '../terminal/step.ts'

await command(async (opened) => {
  for (const [name, tool] of [
    ['Types', types],
    ['Lint and format', lint],
  ] as const) {
    const { succeeded, output } = await step(
      name,
      () => runTool(opened, tool),
      ({ succeeded }) => (succeeded ? 'fine' : 'failed'),
    )
    if (succeeded) continue
    console.log(output.trim())
    process.exitCode = 1
  }
})
