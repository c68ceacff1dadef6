export { staffIdOf, type Actor as Viewer } from '../../policies.ts';
