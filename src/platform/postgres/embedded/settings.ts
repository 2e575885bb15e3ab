/** `full`: nothing that was confirmed is ever lost. `none`: for tests, whose data nobody will miss. */
export type Durability = 'full' | 'none'

/** PostgreSQL for a shop that shares a small machine with its database, on a solid-state disk. */
export const settingsFor = (durability: Durability): Record<string, string | number> => ({
  listen_addresses: '',
  max_connections: 100,
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: 1.1,
  effective_io_concurrency: 64,
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  // Short queries: compiling them or sharing them between processes costs more than it saves.
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  timezone: 'UTC',
  log_timezone: 'UTC',
  ...(durability === 'full'
    ? { fsync: 'on', synchronous_commit: 'on' }
    : {
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        wal_level: 'minimal',
        max_wal_senders: 0,
      }),
})
