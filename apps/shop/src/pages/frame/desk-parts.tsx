export { FrameNav } from './header/frame-nav.tsx';
export { FrameTopBar } from './header/frame-top-bar.tsx';
export { FrameRail } from './rail/frame-rail.tsx';
