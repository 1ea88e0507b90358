// Phaser's source files carry no types of their own; phaser.ts gives each the type that phaser.d.ts has for it.
declare module 'phaser/src/*' {
  const part: never;
  export default part;
}
