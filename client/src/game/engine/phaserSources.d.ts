// Declares Phaser's untyped source modules; phaser.ts assigns each the type from phaser.d.ts.
declare module 'phaser/src/*' {
  const part: never;
  export default part;
}
