/** Stands for the address of a picture that is built. */
export default '/picture.svg';
