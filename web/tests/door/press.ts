/** A button by its name. Quicker than asking for roles, which counts styles through the whole page. */
export function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll("button")].find((one) => nameOf(one) === name);
  if (!found)
    throw new Error(`no button "${name}" among ${[...document.querySelectorAll("button")].map(nameOf).join(", ")}`);
  return found;
}

function nameOf(one: HTMLElement): string {
  return one.getAttribute("aria-label") ?? one.querySelector("b")?.textContent ?? one.textContent.trim();
}
