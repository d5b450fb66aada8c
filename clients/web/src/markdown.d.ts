/** A page of Markdown, turned into HTML by the build. */
declare module "*.md" {
  const html: string;
  export default html;
}
