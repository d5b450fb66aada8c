export { Board } from "./board";
export { Emblem } from "./emblem";
