import '../../../bench/lighthouse.ts'
