export { makeUi } from '../plain';
