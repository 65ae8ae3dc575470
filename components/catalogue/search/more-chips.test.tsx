import { fireEvent, render, screen } from "@testing-library/react";
import { MoreChips } from "./more-chips";

it("shows the rest before its switch, and hides it again", () => {
  render(
    <ul>
      <li>un</li>
      <MoreChips more="Voir 20 de plus" less="Voir moins">
        <li>deux</li>
      </MoreChips>
    </ul>,
  );
  const lines = () => screen.getAllByRole("listitem").map((line) => line.textContent);
  expect(lines()).toEqual(["un", "Voir 20 de plus"]);
  fireEvent.click(screen.getByRole("button", { expanded: false }));
  expect(lines()).toEqual(["un", "deux", "Voir moins"]);
  fireEvent.click(screen.getByRole("button", { expanded: true }));
  expect(lines()).toEqual(["un", "Voir 20 de plus"]);
});
