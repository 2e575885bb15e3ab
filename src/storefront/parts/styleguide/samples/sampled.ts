/** Some of a whole, at every depth; what is not known may be null. */
export type Some<Whole> = Whole extends readonly (infer One)[]
  ? readonly Some<One>[]
  : Whole extends object
    ? { readonly [Name in keyof Whole]?: Some<Whole[Name]> | null | undefined }
    : Whole

/** A sample of what the Store API answers, as far as the parts that are shown read it. */
export const sampled = <Whole>(some: Some<Whole>): Whole =>
  // What a part reads beyond it would fail this page, which the tests draw in every language.
  some as Whole
