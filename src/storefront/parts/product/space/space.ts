// All that is fetched when somebody wants to see a model, in one piece.
export { openSpace } from './open-space.ts'
export { readModel } from './read-model.ts'
