import '../../../bench/run.ts'
