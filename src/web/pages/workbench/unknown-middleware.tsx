/** Names a middleware that does not exist, to see that this is never silent. */
export const loader = () => null;

export default function UnknownMiddleware() {
  return null;
}
