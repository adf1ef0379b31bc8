import { data } from "react-router";

// Without a status text React Router fills in "Internal Server Error", also for a 404.
export const pageNotFound = (url: Pick<URL, "pathname" | "search" | "hash">) =>
  data(`Page not found: ${url.pathname}${url.search}${url.hash}`, { status: 404, statusText: "Page Not Found" });
