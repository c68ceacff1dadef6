/** The generator is installed when something is first generated. */
declare module '@graphql-codegen/client-preset' {
  export const preset: object;
}
