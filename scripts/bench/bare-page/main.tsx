// The page that a realm's start is compared with: React around the whole of Phaser, three scenes, three pictures, as starter projects have it.
/// <reference types="vite/client" />
import Phaser from 'phaser';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import picture from '../../../assets/public/Game_Assets/ai-adventure-park_map.png?url';
import hero from '../../../assets/ui/hero-night.webp?url';
import mark from '../../../assets/ui/journey.webp?url';

class Boot extends Phaser.Scene {
  constructor() {
    super('boot');
  }
  preload() {
    this.load.image('hero', hero);
  }
  create() {
    this.scene.start('preloader');
  }
}

class Preloader extends Phaser.Scene {
  constructor() {
    super('preloader');
  }
  init() {
    this.add.image(640, 360, 'hero');
  }
  preload() {
    this.load.image('picture', picture);
    this.load.image('mark', mark);
  }
  create() {
    this.scene.start('menu');
  }
}

class Menu extends Phaser.Scene {
  constructor() {
    super('menu');
  }
  create() {
    this.add.image(640, 360, 'picture');
    this.add.image(640, 200, 'mark');
    this.add.text(640, 600, 'Menu', { fontSize: 38 }).setOrigin(0.5);
  }
}

function Game() {
  const parent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const game = new Phaser.Game({
      type: Phaser.AUTO,
      width: 1280,
      height: 720,
      parent: parent.current,
      backgroundColor: '#028af8',
      scene: [Boot, Preloader, Menu],
    });
    return () => game.destroy(true);
  }, []);
  return <div ref={parent} />;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Game />);
