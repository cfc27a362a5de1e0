export { FrameNav } from './header/frame-nav.tsx';
export { FrameTopAd } from './header/frame-top-ad.tsx';
export { FrameTopBar } from './header/frame-top-bar.tsx';
export { FrameRail } from './rail/frame-rail.tsx';
