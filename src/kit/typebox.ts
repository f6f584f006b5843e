// The constructors of TypeBox that contracts use, to be imported as a namespace: some of their names are those of globals.
export { Array, Boolean, Enum, Integer, Number, Object, Optional, String } from 'typebox';
