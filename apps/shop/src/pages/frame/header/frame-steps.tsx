export { StepsBanner as default } from '@yaoji/ui';
