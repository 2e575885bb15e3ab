/** Whether this page was kept for times without a network (`configurator-worker.ts`), and its address asks for more. */
export const isKeptWithout = (search: string): boolean =>
  search !== '' && document.documentElement.dataset.kept !== undefined
